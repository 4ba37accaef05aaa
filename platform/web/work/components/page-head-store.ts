import { createStore } from '../../store.ts'

/** The translated title of the current route. */
export const screenTitle = createStore('')

/** Number of screens with their own heading; above zero the shell renders none. */
export const ownHeadings = createStore(0)

/** A screen's own title, if it is not its route's: the record's name, also in the tab. */
export const ownTitle = createStore('')
