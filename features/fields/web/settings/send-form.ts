type Form = { id: string; name: string; size: number }

/** Sends the form of a field to where it is kept. */
export type SendForm = (
  file: File,
  options: { signal?: AbortSignal | undefined; onProgress?: ((part: number) => void) | undefined },
) => Promise<Form>
