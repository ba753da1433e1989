import { FieldFrame, type FieldProps, useFieldParts } from "./field.tsx";

/** A field for files, whose form must set `hasFile`. */
export function FileField(props: FieldProps & { accept: string; multiple?: boolean }) {
  const field = useFieldParts(props);
  return (
    <FieldFrame {...props} parts={field}>
      <input {...field.control} type="file" accept={props.accept} multiple={props.multiple} />
    </FieldFrame>
  );
}
