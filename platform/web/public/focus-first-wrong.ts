/** Focuses the first invalid field after a form was refused. */
export const focusFirstWrong = (form: HTMLFormElement): void => {
  // After the errors are rendered.
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
