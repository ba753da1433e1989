import { Message } from "#app/ui/elements/page/flash.tsx";

export function Notes({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <Message key={text} tone="note">
      {text}
    </Message>
  ));
}
