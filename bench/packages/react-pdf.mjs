import { fileURLToPath } from "node:url";
import { Document, Font, Page, Path, renderToBuffer, Svg, Text, View } from "@react-pdf/renderer";
import { createElement as h } from "react";

const font = (name) => fileURLToPath(new URL(`../../assets/fonts/${name}.ttf`, import.meta.url));
Font.register({
  family: "Liberation Sans",
  fonts: [{ src: font("LiberationSans-Regular") }, { src: font("LiberationSans-Bold"), fontWeight: "bold" }],
});

const page = { fontFamily: "Liberation Sans", fontSize: 9, padding: "15mm" };
const slipStyle = { position: "absolute", top: "192mm", left: "5mm", flexDirection: "row", gap: "10mm" };

/** The invoice by @react-pdf, as PDF bytes. */
export function reactPdf({ title, sender, recipient, facts, head, rows, sums, receipt, payment, symbol }) {
  const lines = (texts) => texts.map((text, key) => h(Text, { key }, text));
  const bold = (text, fontSize) => h(Text, { style: { fontWeight: "bold", fontSize } }, text);
  const part = (blocks) =>
    blocks.map(([label, texts]) =>
      h(View, { key: label, style: { marginBottom: 4 } }, bold(label, 7), lines(texts)),
    );
  const row = (cells, key, fontWeight = "normal") =>
    h(
      View,
      { key, style: { flexDirection: "row", borderBottom: "0.4pt solid #ccc", padding: "3pt 0" } },
      cells.map((text, at) =>
        h(Text, { key: at, style: { flex: at ? 1 : 4, textAlign: at ? "right" : "left", fontWeight } }, text),
      ),
    );
  const drawing = h(
    Svg,
    { viewBox: `0 0 ${symbol.size} ${symbol.size}`, width: "46mm", height: "46mm" },
    h(Path, { d: symbol.path, fill: "#000" }),
  );
  return renderToBuffer(
    h(
      Document,
      { title, language: "de-CH" },
      h(
        Page,
        { size: "A4", style: page },
        h(View, { style: { flexDirection: "row", justifyContent: "space-between" } }, [
          h(View, { key: 1 }, lines(sender)),
          h(View, { key: 2 }, lines(recipient)),
        ]),
        h(Text, { style: { fontSize: 14, fontWeight: "bold", margin: "8mm 0" } }, title),
        lines(facts),
        row(head, "head", "bold"),
        rows.map((cells, at) => row(cells, at)),
        sums.map(([label, sum]) => row([label, "", "", "", sum], label, "bold")),
        h(View, { style: slipStyle }, [
          h(View, { key: 1 }, bold("Empfangsschein", 11), part(receipt)),
          h(View, { key: 2 }, bold("Zahlteil", 11), drawing),
          h(View, { key: 3 }, part(payment)),
        ]),
      ),
    ),
  );
}
