/** Goes to sign in, and back to this page. */
export const signInHere = (): void => {
  const here = location.pathname + location.search
  location.assign(`/login-portal?redirect_to=${encodeURIComponent(here)}`)
}
