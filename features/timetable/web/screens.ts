import { screen, type SearchOf } from '#platform/web/screen.ts'
import { editorSearch, timetableSearch } from './timetable-search.ts'

export const screens = [
  screen({
    path: '/bch/view/acceleration-timetable',
    title: 'timetable:title',
    access: 'Timetable',
    layout: 'work',
    search: timetableSearch,
    load: () => import('./Timetable.tsx'),
    component: 'Timetable',
  }),
  screen({
    path: '/bch/view/acceleration-timetable/editor',
    title: 'timetable:editor.title',
    access: 'Timetable',
    layout: 'work',
    search: editorSearch,
    load: () => import('./editor/TimetableEditor.tsx'),
    component: 'TimetableEditor',
  }),
]

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/acceleration-timetable': SearchOf<typeof timetableSearch>
    '/bch/view/acceleration-timetable/editor': SearchOf<typeof editorSearch>
  }
}
