/** After a form was refused: what is to be mended first has the focus. */
export const focusFirstWrong = (form: HTMLFormElement): void => {
  // After the errors are drawn.
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
