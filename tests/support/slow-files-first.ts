import { BaseSequencer, type TestSpecification } from "vitest/node";

/** A slow file that comes last keeps one worker waiting for the other. */
const SLOW = [
  "tests/crash/crash",
  "tests/platform/http/server/several-processes",
  "tests/api/contract/every-operation",
  "tests/features/invoices/status/overdue-check",
  "tests/api/contract/two-servers",
  "tests/api/contract/fuzz",
  "tests/features/invoices/status/change-status",
  "tests/platform/mail/smtp-mailer",
];

/** Slow files first, then in one and the same order on every machine, whatever earlier runs took. */
export class SlowFilesFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = SLOW.findIndex((name) => moduleId.includes(name));
      return place === -1 ? SLOW.length : place;
    };
    const byName = files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
    return Promise.resolve(byName.toSorted((a, b) => rank(a) - rank(b)));
  }
}
