import './announcements.css'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { call } from '#platform/web/api/call.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { closeAnnouncement, getCurrentAnnouncements } from '../../contract/announcement.endpoints.ts'
import { isRich } from '../../domain/announcement-text.rules.ts'

const RichText = lazy(async () => ({
  default: (await import('../../../fields/web/rich/RichText.tsx')).RichText,
}))

const place = { code: 'announcement', item: null, field: 'text' } as const

type Shown = ResponseOf<typeof getCurrentAnnouncements>['items'][number]

/** Closes it on all devices of the reader. If the portal refuses, during maintenance, it comes back with a later page. */
const closeEverywhere = (id: number): void =>
  void call(closeAnnouncement, { body: { id } }, { deniedHere: true }).catch(() => undefined)

/** Announcements for the user, above every screen until they are closed. */
export const ShownAnnouncements = () => {
  const t = useTexts('announcements')
  const { data } = useCall(getCurrentAnnouncements, {}, { deniedHere: true })
  // Announcements shown once are closed by showing them; this page retains them until the user closes them.
  const [once, setOnce] = useState<readonly Shown[]>([])
  const [closed, setClosed] = useState<readonly number[]>([])
  useEffect(() => {
    const fresh = (data?.items ?? []).filter(({ stays, id }) => !stays && !once.some((one) => one.id === id))
    if (fresh.length === 0) return
    setOnce([...fresh, ...once])
    for (const { id } of fresh) closeEverywhere(id)
  }, [data, once])
  const items = [...once, ...(data?.items ?? []).filter(({ stays }) => stays)].filter(
    ({ id }) => !closed.includes(id),
  )
  const close = ({ id, stays }: Shown): void => {
    setClosed([...closed, id])
    if (stays) closeEverywhere(id)
  }
  if (items.length === 0) return null
  return (
    <section className="announcements" aria-label={t('shown.label')}>
      {items.map((item) => (
        <Notice
          key={item.id}
          role="status"
          title={item.title}
          blocks
          actions={
            <IconAction
              icon={CloseIcon}
              label={t('shown.close', { title: item.title })}
              tip="end"
              onClick={() => close(item)}
            />
          }
        >
          {isRich(item.text) ? (
            <Suspense>
              <RichText html={item.text} place={place} pictures={null} />
            </Suspense>
          ) : (
            <p className="announcements-plain">{item.text}</p>
          )}
        </Notice>
      ))}
    </section>
  )
}
