import { onTestFinished } from "vitest";
import { type S3Server, startS3Server } from "./s3-server.ts";

/** One that ends with the test. */
export async function s3ServerOfTest(): Promise<S3Server> {
  const server = await startS3Server();
  onTestFinished(() => server.stop());
  return server;
}
