import { useState } from 'react'
import { dayIn } from '#platform/domain/deadline.ts'
import { ownTimeZone } from '#platform/web/i18n/dates.ts'

/**
 * The reader's own day when the page opened, for the calendar's initial range; states of streams come from the
 * server.
 */
export const useOwnToday = (): string => useState(() => dayIn(ownTimeZone(), Date.now()))[0]
