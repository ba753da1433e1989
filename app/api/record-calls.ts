import type { z } from "zod";
import type { Act as ShownAct } from "#app/features/people/confirming/confirmation.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import {
  type CallArgs,
  handle,
  handleBody,
  handlePatch,
  type PatchOptions,
} from "#app/platform/http/api.server.ts";
import { matchedVersion } from "#app/platform/http/etag.server.ts";
import { confirmable } from "./confirming.ts";

/** A record by its id, as GET answers it. Throws when the business has none. */
type Read<Json extends object> = (ctx: UserContext, id: string) => Promise<Json>;

/** `version` is that of If-Match, or undefined for any. */
type Act = (ctx: UserContext, id: string, version: number | undefined) => Promise<unknown>;

type Versioned<Input> = Input & { version?: number | undefined };

type Asking = (wish: { id: string; version: number | undefined }) => ShownAct<object>;

type ActWith<Input> = (ctx: UserContext, id: string, input: Input) => Promise<unknown>;

export function reading<Json extends object>(read: Read<Json>) {
  return handle((ctx, { id }) => read(ctx, id));
}

/** A POST without fields that changes the record and answers it. */
export function acting<Json extends object>(read: Read<Json>, act: Act, asking?: Asking) {
  return handle(
    async (ctx, args) => {
      const version = await matched(ctx, args, read);
      return asked(ctx, args, asking?.({ id: args.id, version }), async (ctx) => {
        await act(ctx, args.id, version);
        return read(ctx, args.id);
      });
    },
    (ctx, args) => read(ctx, args.id),
  );
}

/** A POST with fields that changes the record and answers it. */
export function actingWith<S extends z.ZodType<object>, Json extends object>(
  schema: S,
  read: Read<Json>,
  act: ActWith<Versioned<z.output<S>>>,
  asking?: (id: string, input: Versioned<z.output<S>>) => ShownAct<object>,
) {
  return handleBody(
    schema,
    async (ctx, input: z.output<S>, args) => {
      const whole = await versioned(ctx, args, { read, input });
      return asked(ctx, args, asking?.(args.id, whole), async (ctx) => {
        await act(ctx, args.id, whole);
        return read(ctx, args.id);
      });
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
  update: ActWith<Versioned<z.output<S>>>,
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
export function removing<Json extends object>(read: Read<Json>, remove: Act, asking?: Asking) {
  return handle(
    async (ctx, args) => {
      const version = await matched(ctx, args, read);
      return asked(ctx, args, asking?.({ id: args.id, version }), (ctx) => remove(ctx, args.id, version));
    },
    (ctx, args) => read(ctx, args.id),
  );
}

export function deleting<Json extends object>(read: Read<Json>, remove: Act, asking?: Asking) {
  const removed: Act = async (ctx, id, version) => {
    await remove(ctx, id, version);
    return { deleted: true };
  };
  return removing(read, removed, asking);
}

function asked(
  ctx: UserContext,
  args: CallArgs,
  act: ShownAct<object> | undefined,
  work: (ctx: UserContext) => Promise<unknown>,
): Promise<unknown> {
  return act ? confirmable(ctx, args, act, work) : work(ctx);
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
