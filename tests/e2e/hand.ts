import type { Locator, Page } from "@playwright/test";

/** Counts what somebody presses, chooses and fills in. */
export class Hand {
  presses = 0;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(what: Locator): Promise<void> {
    this.presses += 1;
    await what.click();
    await this.page.waitForLoadState();
  }

  async type(into: Locator, text: string): Promise<void> {
    this.presses += 1;
    await into.fill(text);
  }

  async select(from: Locator, value: string): Promise<void> {
    this.presses += 1;
    await from.selectOption(value);
  }

  async check(box: Locator): Promise<void> {
    this.presses += 1;
    await box.check();
  }

  async choose(field: Locator, name: string, text: string): Promise<void> {
    this.presses += 1;
    await field.setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  }
}
