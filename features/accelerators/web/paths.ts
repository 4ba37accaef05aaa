import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'

/** Asking for a new accelerator, and what became of it. */
export const requestPath = '/bch/view/new-accelerator-request'

export const queuePath = '/admin/accelerators'

/** The page of one request. */
export const requestLink = (id: number): ScreenHref => linkTo(requestPath, { acceleratorId: id })
