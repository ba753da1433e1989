import { useRef } from "react";
import { useTranslation } from "#app/ui/runtime/translation.ts";
import { MAX_ITEMS } from "#app/features/selling/invoices/fields/invoice.ts";
import { Icon } from "#app/ui/elements/page/icon.tsx";
import { useHydrated } from "#app/ui/runtime/use-hydrated.ts";

export type RowAction = "up" | "down" | "copy" | "remove";

export type RowExtra = "details" | "discount";

const EXTRAS = ["details", "discount"] as const;

interface ItemMenuProps {
  number: number;
  count: number;
  onAct: (action: RowAction) => void;
  onExtra: (extra: RowExtra) => void;
}

/** A menu whose buttons post the form without scripts, and act at once with them. */
export function ItemMenu({ number, count, onAct, onExtra }: ItemMenuProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const menu = useRef<HTMLDetailsElement>(null);
  const isPossible: Record<RowAction, boolean> = {
    up: number > 1,
    down: number < count,
    copy: count < MAX_ITEMS,
    remove: count > 1,
  };
  const actions = (Object.keys(isPossible) as RowAction[]).filter((action) => isPossible[action]);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  const act = (action: RowAction) => {
    close();
    onAct(action);
  };
  return (
    <details
      className="menu item-menu"
      ref={menu}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !menu.current?.open) return;
        menu.current.open = false;
        menu.current.querySelector("summary")?.focus();
      }}
    >
      <summary className="item-tool" aria-label={t("invoices:writer.menu", { number })}>
        <Icon name="more" />
      </summary>
      <div className="menu-panel">
        {isHydrated
          ? EXTRAS.map((extra) => (
              <button
                key={extra}
                type="button"
                onClick={() => {
                  close();
                  onExtra(extra);
                }}
              >
                {t(`invoices:writer.${extra}`)}
              </button>
            ))
          : null}
        {actions.map((action) => (
          <button
            key={action}
            type={isHydrated ? "button" : "submit"}
            name={action}
            value={number - 1}
            onClick={isHydrated ? () => act(action) : undefined}
          >
            {t(`invoices:writer.${action}`)}
          </button>
        ))}
      </div>
    </details>
  );
}
