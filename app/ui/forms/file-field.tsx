import { FieldFrame, type FieldProps, useFieldParts } from "./field.tsx";

/** Its form must set `hasFile`. */
export function FileField(props: FieldProps & { accept: string }) {
  const field = useFieldParts(props);
  return (
    <FieldFrame {...props} parts={field}>
      <input {...field.control} type="file" accept={props.accept} />
    </FieldFrame>
  );
}
