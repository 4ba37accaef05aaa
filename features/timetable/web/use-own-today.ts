import { useState } from 'react'
import { dayIn } from '#platform/domain/deadline.ts'
import { ownTimeZone } from '#platform/web/i18n/dates.ts'

/** The reader's own day when the page opened: what the calendar opens at; what a stream is today, the server says. */
export const useOwnToday = (): string => useState(() => dayIn(ownTimeZone(), Date.now()))[0]
