import { expect, it } from "vitest";
import { expectFailure, rawCall, registeredClient } from "../support/read/api-answers.ts";
import { picture } from "../support/invoices/pictures.ts";

const PNG = { "Content-Type": "image/png" };
const CHANGED = {
  typeface: "source-serif",
  fontSize: 11.5,
  margins: { top: 15, right: 15, bottom: 15, left: 30 },
  window: "left",
  senderLine: true,
  duplex: true,
};

it("shows and changes the design, in the same shape", async () => {
  const { api } = await registeredClient();
  expect((await api.call("GET", "/user/design")).data).toEqual({
    typeface: "liberation-sans",
    fontSize: 10,
    margins: { top: 20, right: 20, bottom: 20, left: 25 },
    window: "right",
    senderLine: false,
    duplex: false,
    accent: null,
    logo: null,
  });
  const changed = await api.call("PUT", "/user/design", CHANGED);
  expect(changed).toMatchObject({ status: 200, data: { ...CHANGED, logo: null } });
  expect((await api.call("GET", "/user/design")).data).toEqual({ ...CHANGED, accent: null, logo: null });
});

it("a call that says nothing of printing leaves it as it is", async () => {
  const { api } = await registeredClient();
  const { duplex, ...before } = CHANGED;
  await api.call("PUT", "/user/design", { ...before, duplex });
  expect((await api.call("PUT", "/user/design", before)).data).toMatchObject({ duplex: true });
  expect((await api.call("PUT", "/user/design", { ...before, duplex: false })).data).toMatchObject({
    duplex: false,
  });
});

it("changes nothing when one measure is wrong, and names it", async () => {
  const { api } = await registeredClient();
  const wrong = { ...CHANGED, margins: { ...CHANGED.margins, left: 99 } };
  expect(await api.call("PUT", "/user/design", wrong)).toMatchObject({
    status: 422,
    errors: [{ field: "margins.left", code: "field.measure", message: "Enter a number from 10 to 35." }],
  });
  expect((await api.call("GET", "/user/design")).data).toMatchObject({ fontSize: 10 });
});

it("takes a logo as the body itself, keeps it through a change of design, and removes it", async () => {
  const { api } = await registeredClient();
  const put = await rawCall(api, "PUT", "/user/design/logo", await picture({ width: 1200 }), PNG);
  expect(put.status).toBe(200);
  const { data } = (await put.json()) as { data: { logo: { sha256: string } } };
  expect(data).toMatchObject({ fontSize: 10, logo: { type: "image/png", width: 600, height: 60 } });
  expect((await api.call("PUT", "/user/design", CHANGED)).data).toMatchObject({ logo: data.logo });
  const shown = await rawCall(api, "GET", "/user/design");
  expect(await shown.json()).toMatchObject({ data: { logo: data.logo } });
  expect((await api.call("DELETE", "/user/design/logo")).data).toMatchObject({ ...CHANGED, logo: null });
});

it("the content type may be wrong about the kind of picture, but must be one", async () => {
  const { api } = await registeredClient();
  const jpeg = await picture({ type: "jpeg" });
  const answer = await rawCall(api, "PUT", "/user/design/logo", jpeg, PNG);
  expect(await answer.json()).toMatchObject({ data: { logo: { type: "image/jpeg" } } });
  for (const type of ["image/svg+xml", "application/json", "multipart/form-data; boundary=b", ""]) {
    const refused = await rawCall(api, "PUT", "/user/design/logo", jpeg, { "Content-Type": type });
    await expectFailure(refused, 415, "input.not_image");
  }
});

it("a body that is no picture is an error at the logo", async () => {
  const { api } = await registeredClient();
  for (const body of ["<svg xmlns='http://www.w3.org/2000/svg'/>", "", Buffer.from([0x89, 0x50])]) {
    const refused = await rawCall(api, "PUT", "/user/design/logo", body, PNG);
    const { errors } = await expectFailure(refused, 422, "input.invalid");
    expect(errors).toMatchObject([{ field: "logo", code: "field.image_type" }]);
  }
});

it("security 13: more than 2 MB are refused before they are read, announced or not", async () => {
  const { api } = await registeredClient();
  const large = Buffer.concat([await picture(), Buffer.alloc(2_000_000)]);
  await expectFailure(await rawCall(api, "PUT", "/user/design/logo", large, PNG), 413, "input.too_large");
  const stream = new Blob([large]).stream();
  await expectFailure(await rawCall(api, "PUT", "/user/design/logo", stream, PNG), 413, "input.too_large");
  expect((await api.call("GET", "/user/design")).data).toMatchObject({ logo: null });
});
