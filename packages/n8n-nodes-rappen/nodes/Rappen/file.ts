import type { AfterAnswer } from "../../n8n.ts";

/** The PDF as the binary field `data`, under the name that Rappen gives it. */
export const pdfFile: AfterAnswer = async function (_items, { body, headers }) {
  const disposition = String(headers["content-disposition"] ?? "");
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="([^"]+)"/.exec(disposition)?.[1];
  const fileName = encoded ? decodeURIComponent(encoded) : (plain ?? "document.pdf");
  const content = Buffer.from(body as ArrayBuffer);
  return [
    {
      json: { fileName },
      binary: { data: await this.helpers.prepareBinaryData(content, fileName, "application/pdf") },
    },
  ];
};
