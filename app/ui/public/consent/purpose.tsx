import { useTranslation } from "#app/ui/runtime/translation.ts";
import type { ConsentPurpose as PurposeName } from "#app/features/running/consent/consent.ts";

interface PurposeProps {
  name: PurposeName | "necessary";
  isChosen: boolean;
  isFixed?: boolean;
}

export function Purpose({ name, isChosen, isFixed }: PurposeProps) {
  const { t } = useTranslation();
  const id = `cookies-${name}`;
  return (
    <div>
      <label className="check" htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          name={name}
          defaultChecked={isChosen}
          disabled={isFixed}
          aria-describedby={`${id}-about`}
        />
        <span>{t(`consent:purpose.${name}.title`)}</span>
      </label>
      <p className="soft small" id={`${id}-about`}>
        {t(`consent:purpose.${name}.text`)}
      </p>
    </div>
  );
}
