import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from "@playwright/test";

interface Fixtures {
  messages: Messages;
  /** Opens the browser of somebody else. It has no cookies, unless the options bring some. */
  openWindow: (options?: BrowserContextOptions) => Promise<Page>;
}

/** What browsers print now and then, by timing, and no page is at fault for. */
const KNOWN = [
  // Playwright's own, where a config blocks service workers.
  /Service Worker registration blocked by Playwright/,
  // Advice on forms of people who have signed in or came by a link: they name nobody.
  /^verbose: \[DOM\] Password forms should have .* username fields/,
  // An answer was still to be read when somebody left.
  /^thrown: (BodyStreamBuffer was aborted|signal is aborted without reason)$/,
  // A page that was fetched ahead is forgotten.
  /^info: Clear-Site-Data header on .* Cleared data types: "prefetchCache"/,
  // The page that comes is there before its styles are.
  /^thrown: Transition was aborted because of invalid state/,
  // A link leads to a part of the page, or somebody is in a field already.
  /^info: Autofocus processing was blocked because a document('s URL has a fragment| already has a focused)/,
];

/** Fails on whatever a page prints to the console or throws, unless the test says that it expects it. */
export const test = base.extend<Fixtures>({
  messages: [
    async ({ context }, provide, info) => {
      const messages = new Messages();
      messages.listenTo(context);
      await provide(messages);
      if (info.status !== "skipped") await messages.check();
    },
    { auto: true },
  ],
  openWindow: async ({ browser, messages }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (options) => {
      const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, ...options });
      contexts.push(context);
      messages.listenTo(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/** What pages print, beside what a test expects of them. */
class Messages {
  private readonly printed: string[] = [];
  private readonly expected: RegExp[] = [];

  /** Expects a message from here on; when it does not come the test fails too. */
  expect(pattern: RegExp): void {
    this.expected.push(pattern);
  }

  listenTo(context: BrowserContext): void {
    context.on("console", (message) => {
      this.printed.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (error) => this.printed.push(`thrown: ${error.error().message}`));
  }

  async check(): Promise<void> {
    const known = [...KNOWN, ...this.expected];
    const isExpected = (text: string) => known.some((pattern) => pattern.test(text));
    expect(
      this.printed.filter((text) => !isExpected(text)),
      "what pages printed",
    ).toEqual([]);
    const missing = () => this.expected.filter((pattern) => !this.printed.some((text) => pattern.test(text)));
    // Chromium may print after the page is there.
    await expect.poll(missing, "messages that did not come").toEqual([]);
  }
}
