/**
 * The addresses of the screens, each with what its address may say. A feature declares its own beside the rows of its
 * `web/screens.ts`: `declare module '#platform/domain/screen-paths.ts' { interface ScreenPaths { … } }`. Being types, they
 * are known to the server and to every feature, and nobody imports anybody for them (ADR 41).
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface ScreenPaths {}

/** The address of a screen; one that no screen has does not compile. */
export type ScreenPath = keyof ScreenPaths

type Said = string | number | undefined

/** The address of a screen with what it says: `linkTo('/bch/view/my-projects/edit', { projectId, tab: 'team' })`. */
export const linkTo = <P extends ScreenPath>(path: P, search: ScreenPaths[P]): `${P}?${string}` => {
  const said = Object.entries(search as Record<string, Said>).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return `${path}?${said.join('&')}`
}

/** A link to a screen, as a notification or a letter carries it. */
export type ScreenHref = ScreenPath | `${ScreenPath}?${string}`
