type Form = { id: string; name: string; size: number }

/** Uploads the form of a field. */
export type SendForm = (
  file: File,
  options: { signal?: AbortSignal | undefined; onProgress?: ((part: number) => void) | undefined },
) => Promise<Form>
