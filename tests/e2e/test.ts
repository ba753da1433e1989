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

/** What Playwright itself prints where a config blocks service workers. */
const OF_PLAYWRIGHT = /Service Worker registration blocked by Playwright/;

/** Chromium's advice, now and then, on forms of people who have signed in or came by a link: they name nobody. */
const OF_PASSWORDS = /^verbose: \[DOM\] Password forms should have .* username fields/;

/** What Chromium reports now and then about an answer that was still to be read when somebody left. */
const OF_LEAVING = /^thrown: (BodyStreamBuffer was aborted|signal is aborted without reason)$/;

/** What Chromium reports each time a page that was fetched ahead is forgotten. */
const OF_FETCHING_AHEAD = /^info: Clear-Site-Data header on .* Cleared data types: "prefetchCache"/;

/** What Chromium reports where the page that comes is there before its styles are. */
const OF_BLENDING = /^thrown: Transition was aborted because of invalid state/;

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
    const known = [OF_PLAYWRIGHT, OF_PASSWORDS, OF_LEAVING, OF_FETCHING_AHEAD, OF_BLENDING, ...this.expected];
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
