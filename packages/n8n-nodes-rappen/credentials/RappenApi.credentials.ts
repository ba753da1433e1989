import type { CredentialType } from "../n8n.ts";

export class RappenApi implements CredentialType {
  name = "rappenApi";
  displayName = "Rappen API";
  documentationUrl = "https://rappen.example/api/reference";
  icon = "file:../nodes/Rappen/rappen.svg" as const;
  properties: CredentialType["properties"] = [
    {
      displayName: "Address",
      name: "baseUrl",
      type: "string",
      default: "",
      required: true,
      placeholder: "https://rappen.example.ch",
      description: "Where you open Rappen in the browser, without /api",
    },
    {
      displayName: "API Key",
      name: "apiKey",
      type: "string",
      typeOptions: { password: true },
      default: "",
      required: true,
      description: "From the profile, under API keys; a key that begins with rpn_test_ acts on the sandbox",
    },
  ];
  authenticate: CredentialType["authenticate"] = {
    type: "generic",
    properties: { headers: { Authorization: "=Bearer {{$credentials.apiKey}}" } },
  };
  test: CredentialType["test"] = {
    request: { baseURL: "={{$credentials.baseUrl.replace(/\\/+$/, '')}}/api/v1", url: "/account" },
  };
}
