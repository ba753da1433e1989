import type { ReactNode } from "react";
import { Link } from "#app/ui/elements/links/link.tsx";
import { CancelLink } from "../cancel-link.tsx";
import { Form } from "../form.tsx";
import { SeenVersion } from "../fields/seen-version.tsx";
import { SubmitButton } from "../submit-button.tsx";

interface ConfirmFormProps {
  id: string;
  className?: string;
  version?: number;
  submit: string;
  busy?: string;
  back: string;
  /** What doing nothing is called, if not "cancel". */
  keep?: string;
  children?: ReactNode;
}

export function ConfirmForm(props: ConfirmFormProps) {
  const { id, className = "medium stack", version, submit, busy, back, keep, children } = props;
  return (
    <Form id={id} className={className} labels={{}}>
      {version === undefined ? null : <SeenVersion version={version} />}
      {children}
      <div className="actions">
        <SubmitButton danger busy={busy}>
          {submit}
        </SubmitButton>
        {keep ? (
          <Link className="button button-quiet" to={back}>
            {keep}
          </Link>
        ) : (
          <CancelLink to={back} />
        )}
      </div>
    </Form>
  );
}
