import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import { createContext, useContext } from 'react'
import type { LoadedProfile } from '../filling/filling.types.ts'

/** What an opener only shows of the profile, and the way to where the person may change it. */
type OnlyShown = { codes: ReadonlySet<string>; link: ((code: string) => ScreenHref) | null }

const nothing: OnlyShown = { codes: new Set(), link: null }

const OnlyShownContext = createContext<OnlyShown>(nothing)

/** Tells the parts of the renderer what the opener around only shows. */
export const OnlyShownProvider = OnlyShownContext.Provider

/** What the opener of this profile only shows; its fields are changed on the project's own page. */
export const onlyShownIn = ({ asked, projectId, wholeEditable }: LoadedProfile): OnlyShown => ({
  codes: new Set(asked?.flatMap(({ code, readOnly }) => (readOnly ? [code] : []))),
  link: wholeEditable
    ? (code) =>
        `${linkTo('/bch/view/my-projects/edit', { projectId, tab: 'profile' })}#${encodeURIComponent(code)}`
    : null,
})

/** Whether the opener around only shows an element, and the way to where the person may change it. */
export const useOnlyShown = (code: string): { isOnlyShown: boolean; link: ScreenHref | null } => {
  const { codes, link } = useContext(OnlyShownContext)
  const isOnlyShown = codes.has(code)
  return { isOnlyShown, link: isOnlyShown && link ? link(code) : null }
}
