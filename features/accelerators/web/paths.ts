import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'

/** The page of requests for a new accelerator, and their states. */
export const requestPath = '/bch/view/new-accelerator-request'

export const queuePath = '/admin/accelerators'

/** The page of one request. */
export const requestLink = (id: number): ScreenHref => linkTo(requestPath, { acceleratorId: id })
