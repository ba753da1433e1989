import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { addClient, allowSending, open, register } from "../journey.ts";
import { test } from "../test.ts";

test("an export shows its rows and percent, and hands the file over when it is whole", async ({ page }) => {
  await allowSending(await register(page));
  await addClient(page, "Kulturhaus Obertor");
  await holdExport(page);
  await open(page, "/export");
  await page.locator("[name=format]").selectOption("json");
  const arriving = page.waitForEvent("download");
  await page.locator("#export .button-primary").click();
  const progress = page.locator("#export-progress");
  await expect(progress).toContainText("1'500 of 3'000 rows, 50 %");
  await expect(progress.locator("progress")).toHaveAttribute("value", "50");
  await expect(page.locator("[aria-live=polite]", { hasText: "Export: 50 %" })).toHaveCount(1);
  await page.evaluate(() => window.dispatchEvent(new Event("go-on")));
  const download = await arriving;
  expect(download.suggestedFilename()).toBe("held.json");
  expect(await readFile(await download.path(), "utf8")).toBe("{}");
  await expect(page.locator("#export .flash")).toContainText("The file is ready.");
  await expect(progress).toHaveCount(0);
});

test("a cancelled export ends on the page and at the server, and the next one starts afresh", async ({
  page,
}) => {
  await allowSending(await register(page));
  await holdExport(page);
  await open(page, "/export");
  const submit = page.locator("#export .button-primary");
  for (let count = 0; count < 2; count++) {
    await submit.click();
    await expect(page.locator("#export-progress")).toContainText("50 %");
    await page.getByRole("button", { name: "Cancel export" }).click();
    await expect(page.locator("#export .flash")).toContainText("The export was cancelled.");
    await expect(page.locator("#export-progress")).toHaveCount(0);
  }
});

test("an export that breaks off says so", async ({ page, messages }) => {
  messages.expect(/net::ERR_CONNECTION_RESET/);
  await allowSending(await register(page));
  await page.route("**/export/stream?*", (route) => route.abort("connectionreset"));
  await open(page, "/export");
  await page.locator("#export .button-primary").click();
  await expect(page.locator("#export .flash")).toContainText("Failed to export data.");
});

/** Plays a server that stops half-way until the page hears `go-on`: the real one is too fast to be watched. */
async function holdExport(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = window.fetch;
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.startsWith("/export/stream?")) return real(input, init);
      const piece = (done: number, byte: string) => {
        const bytes = new Uint8Array(9);
        new DataView(bytes.buffer).setUint32(0, done);
        bytes[7] = 1;
        bytes[8] = byte.charCodeAt(0);
        return bytes;
      };
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(piece(1500, "{"));
          init?.signal?.addEventListener("abort", () => controller.error(init.signal?.reason));
          window.addEventListener("go-on", () => {
            controller.enqueue(piece(3000, "}"));
            controller.close();
          });
        },
      });
      const headers = { "X-Total-Rows": "3000", "X-File-Name": "held.json" };
      return Promise.resolve(new Response(body, { headers }));
    };
  });
}
