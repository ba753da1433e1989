import type { LegalTexts } from "#app/features/front/legal/legal-page.ts";
import { Band, PageHead } from "#app/ui/elements/page/page.tsx";

interface LegalSectionsProps extends LegalTexts {
  title: string;
  version: string;
}

export function LegalSections({ title, version, sections }: LegalSectionsProps) {
  return (
    <>
      <PageHead title={title}>
        <p className="soft">{version}</p>
      </PageHead>
      {sections.map(({ title, text }) => (
        <Band key={title} title={title} bodyClass="prose">
          {text.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Band>
      ))}
    </>
  );
}
