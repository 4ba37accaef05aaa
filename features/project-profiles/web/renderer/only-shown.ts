import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import { createContext, useContext } from 'react'
import type { LoadedProfile } from '../filling/filling.types.ts'

/** Elements that are read-only in an opener, and the link to where the person may edit them. */
type OnlyShown = { codes: ReadonlySet<string>; link: ((code: string) => ScreenHref) | null }

const nothing: OnlyShown = { codes: new Set(), link: null }

const OnlyShownContext = createContext<OnlyShown>(nothing)

/** Provides the read-only elements of the surrounding opener. */
export const OnlyShownProvider = OnlyShownContext.Provider

/** The read-only elements of this profile's opener; they are edited on the project's own page. */
export const onlyShownIn = ({ asked, projectId, wholeEditable }: LoadedProfile): OnlyShown => ({
  codes: new Set(asked?.flatMap(({ code, readOnly }) => (readOnly ? [code] : []))),
  link: wholeEditable
    ? (code) =>
        `${linkTo('/bch/view/my-projects/edit', { projectId, tab: 'profile' })}#${encodeURIComponent(code)}`
    : null,
})

/** Whether the surrounding opener makes an element read-only, and the link to where the person may edit it. */
export const useOnlyShown = (code: string): { isOnlyShown: boolean; link: ScreenHref | null } => {
  const { codes, link } = useContext(OnlyShownContext)
  const isOnlyShown = codes.has(code)
  return { isOnlyShown, link: isOnlyShown && link ? link(code) : null }
}
