import { useState } from 'react'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { restorePortalText } from '../../contract/portal-text.endpoints.ts'
import { isLegal } from '../../domain/portal-texts.rules.ts'
import type { PortalText } from './portal-text.types.ts'
import { WordsCompared } from './WordsCompared.tsx'

type Version = PortalText['versions'][number]

const VersionRow = ({
  text,
  version,
  before,
}: {
  text: PortalText
  version: Version
  before: Version | null
}) => {
  const t = useTexts('landing')
  const [compared, setCompared] = useState(false)
  const restore = useCommand(restorePortalText, { success: t('admin.restored') })
  const { subject, brand } = text
  return (
    <Row
      title={t('admin.version', { number: version.number })}
      facts={
        <>
          <DateText value={version.publishedAt} as="time" />
          {version.publishedBy ? `, ${version.publishedBy}` : ''}
          {isLegal(subject) ? `, ${t('admin.from', { day: formatDate(version.inForceFrom) })}` : ''}
        </>
      }
      text={
        compared ? <WordsCompared own={text.own} before={before?.words ?? {}} after={version.words} /> : null
      }
      end={
        <>
          <Button size="small" aria-expanded={compared} onClick={() => setCompared(!compared)}>
            {t('admin.compare')}
          </Button>
          <Button
            size="small"
            onClick={() =>
              confirm({
                title: t('admin.restoreTitle', { number: version.number }),
                text: t('admin.restoreText'),
                submitLabel: t('admin.restore'),
                onSubmit: () =>
                  restore.mutateAsync({
                    body: { subject, brand, version: text.version, number: version.number },
                  }),
              })
            }
          >
            {t('admin.restore')}
          </Button>
        </>
      }
    />
  )
}

/** Published versions, newest first: each may be compared with the previous one, or restored. */
export const TextVersions = ({ text }: { text: PortalText }) => {
  const t = useTexts('landing')
  const restore = useCommand(restorePortalText, { success: t('admin.restored') })
  const { subject, brand, version, versions } = text
  return (
    <Section
      title={t('admin.versions')}
      help={versions.length === 0 ? t('admin.noVersions') : null}
      action={
        <Button
          size="small"
          disabled={Object.keys(text.words).length === 0}
          onClick={() =>
            confirm({
              title: t('admin.defaultTitle'),
              text: t('admin.restoreText'),
              submitLabel: t('admin.toDefault'),
              onSubmit: () => restore.mutateAsync({ body: { subject, brand, version, number: 0 } }),
            })
          }
        >
          {t('admin.toDefault')}
        </Button>
      }
    >
      {versions.length > 0 ? (
        <Rows>
          {versions.map((one, at) => (
            <VersionRow key={one.number} text={text} version={one} before={versions[at + 1] ?? null} />
          ))}
        </Rows>
      ) : null}
    </Section>
  )
}
