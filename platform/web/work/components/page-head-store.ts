import { createStore } from '../../store.ts'

/** The translated title of the route that is shown. */
export const screenTitle = createStore('')

/** How many screens draw their own heading; above zero the shell draws none. */
export const ownHeadings = createStore(0)

/** What a screen calls itself, where that is not its route's title: the record's name; the tab carries it, too. */
export const ownTitle = createStore('')
