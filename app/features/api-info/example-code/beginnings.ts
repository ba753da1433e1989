import type { Examples } from "./languages.ts";

/** What the examples of each language start with; the key is in the environment, as RAPPEN_KEY. */
export function beginningsFor(origin: string): Examples {
  return {
    curl: `export RAPPEN_KEY=rpn_test_…`,
    typescript: `import { createClient } from "@rappen/client";

const rappen = createClient({ apiKey: process.env.RAPPEN_KEY ?? "", baseUrl: "${origin}" });`,
    python: `import json, os, urllib.request, uuid

def rappen(method, path, body=None, type="application/json"):
    data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
    headers = {"Authorization": "Bearer " + os.environ["RAPPEN_KEY"]}
    if data is not None:
        headers["Content-Type"] = type
    if method == "POST":
        headers["Idempotency-Key"] = str(uuid.uuid4())
    request = urllib.request.Request("${origin}/api/v1" + path, data, headers, method=method)
    with urllib.request.urlopen(request) as response:
        content = response.read()
        is_json = response.headers.get_content_type() == "application/json"
        return json.loads(content)["data"] if is_json else content`,
    php: `<?php
function rappen(string $method, string $path, mixed $body = null, string $type = 'application/json'): mixed
{
    $headers = ['Authorization: Bearer ' . getenv('RAPPEN_KEY')];
    if ($body !== null) $headers[] = "Content-Type: $type";
    if ($method === 'POST') $headers[] = 'Idempotency-Key: ' . bin2hex(random_bytes(16));
    $curl = curl_init('${origin}/api/v1' . $path);
    curl_setopt_array($curl, [
        CURLOPT_CUSTOMREQUEST => $method,
        CURLOPT_HTTPHEADER => $headers,
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_FAILONERROR => true,
    ]);
    if ($body !== null) curl_setopt($curl, CURLOPT_POSTFIELDS, is_string($body) ? $body : json_encode($body));
    $content = curl_exec($curl);
    if ($content === false) throw new RuntimeException(curl_error($curl));
    $isJson = str_starts_with((string) curl_getinfo($curl, CURLINFO_CONTENT_TYPE), 'application/json');
    return $isJson ? json_decode($content, true)['data'] : $content;
}`,
  };
}
