import { getTranslations } from "next-intl/server";
import { HeadTags } from "../../shared/markup/shell.jsx";

export async function generateMetadata() {
  const t = await getTranslations();
  return { title: `${t("title")} – Rappen` };
}

export default function RootLayout({ children }) {
  return (
    <html lang="de-CH">
      <head>
        <HeadTags />
      </head>
      <body>{children}</body>
    </html>
  );
}
