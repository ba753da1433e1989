import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
  {
    ignores: [
      "node_modules/",
      "build/",
      "packages/*/dist/",
      "bench/packages/*/{build,.next,.react-router}/",
      "data/",
      "public/",
      "screens/",
      "test-results/",
      "playwright-report/",
    ],
  },
  { files: ["bench/**/*.jsx"] },
  ...tseslint.configs.recommended,
  { ...reactHooks.configs.flat["recommended-latest"], files: ["app/{screens,ui}/**", "app/*.tsx"] },
  {
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": ["error", { allow: ["error", "warn"] }],
      "prefer-const": "error",
      "no-restricted-syntax": [
        "error",
        {
          selector: ":matches(ObjectExpression > SpreadElement, JSXSpreadAttribute) > ObjectExpression",
          message: "Write the properties themselves: within a spread no misspelt one is found.",
        },
      ],
    },
  },
  {
    // Both come from test.ts, which looks at what pages print.
    files: ["tests/e2e/**/*.ts"],
    ignores: ["tests/e2e/test.ts"],
    rules: {
      "no-restricted-imports": ["error", { paths: [{ name: "@playwright/test", importNames: ["test"] }] }],
      "no-restricted-properties": ["error", { property: "newContext" }],
    },
  },
  {
    files: ["scripts/**", "db/**", "tests/**", "bench/**", "packages/client/examples/**"],
    rules: { "no-console": "off" },
  },
);
