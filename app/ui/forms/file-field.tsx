import { FieldFrame, type FieldProps, useFieldParts } from "./field.tsx";

/** A file to send along. Its form must say that it has one. */
export function FileField(props: FieldProps & { accept: string }) {
  const field = useFieldParts(props);
  return (
    <FieldFrame {...props} parts={field}>
      <input {...field.control} type="file" accept={props.accept} />
    </FieldFrame>
  );
}
