import type { z } from "zod";
import type { UserContext } from "#app/platform/context.server.ts";
import {
  type CallArgs,
  handle,
  handleBody,
  handlePatch,
  type PatchOptions,
} from "#app/platform/http/api.server.ts";
import { matchedVersion } from "#app/platform/http/etag.server.ts";

/** A record by its id, as GET answers it. Throws when the business has none. */
type Read<Json extends object> = (ctx: UserContext, id: string) => Promise<Json>;

/** `version` is that of If-Match, or undefined for any. */
type Act = (ctx: UserContext, id: string, version: number | undefined) => Promise<unknown>;

type ActWith<Input> = (ctx: UserContext, id: string, input: Input) => Promise<unknown>;

export function reading<Json extends object>(read: Read<Json>) {
  return handle((ctx, { id }) => read(ctx, id));
}

/** A POST without fields that changes the record and answers it. */
export function acting<Json extends object>(read: Read<Json>, act: Act) {
  return handle(
    async (ctx, args) => {
      await act(ctx, args.id, await matched(ctx, args, read));
      return read(ctx, args.id);
    },
    (ctx, args) => read(ctx, args.id),
  );
}

/** A POST with fields that changes the record and answers it. */
export function actingWith<S extends z.ZodType<object>, Json extends object>(
  schema: S,
  read: Read<Json>,
  act: ActWith<z.output<S> & { version?: number | undefined }>,
) {
  return handleBody(
    schema,
    async (ctx, input: z.output<S>, args) => {
      await act(ctx, args.id, await versioned(ctx, args, { read, input }));
      return read(ctx, args.id);
    },
    { exists: (ctx, args) => read(ctx, args.id) },
  );
}

interface ChangeOptions extends PatchOptions {
  answer?: (ctx: UserContext, id: string) => Promise<unknown>;
}

export function replacing<S extends z.ZodType<object>, Json extends object>(
  schema: S,
  read: Read<Json>,
  update: ActWith<z.output<S> & { version?: number | undefined }>,
  { answer = read, ...options }: ChangeOptions = {},
) {
  const current = (ctx: UserContext, args: CallArgs) => read(ctx, args.id);
  const change = async (ctx: UserContext, input: z.output<S>, args: CallArgs) => {
    await update(ctx, args.id, await versioned(ctx, args, { read, input }));
    return answer(ctx, args.id);
  };
  return {
    PUT: handleBody(schema, change, { current, ...options }),
    PATCH: handlePatch(schema, current, change, options),
  };
}

/** @param remove answers what the caller is told */
export function removing<Json extends object>(read: Read<Json>, remove: Act) {
  return handle(
    async (ctx, args) => remove(ctx, args.id, await matched(ctx, args, read)),
    (ctx, args) => read(ctx, args.id),
  );
}

export function deleting<Json extends object>(read: Read<Json>, remove: Act) {
  return removing(read, async (ctx, id, version) => {
    await remove(ctx, id, version);
    return { deleted: true };
  });
}

function matched(ctx: UserContext, args: CallArgs, read: Read<object>) {
  return matchedVersion(args.request, () => read(ctx, args.id));
}

/** If-Match counts more than a version among the fields. */
async function versioned<Input extends object>(
  ctx: UserContext,
  args: CallArgs,
  { read, input }: { read: Read<object>; input: Input },
): Promise<Input> {
  const version = await matched(ctx, args, read);
  return version === undefined ? input : { ...input, version };
}
