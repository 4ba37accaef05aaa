import type { ReactNode } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { TextButton } from '#platform/web/work/components/text/TextButton.tsx'
import { downloadAwardFile } from '../../contract/award.endpoints.ts'
import type { getPersonCard } from '../../contract/person-card.endpoints.ts'

type Details = NonNullable<ResponseOf<typeof getPersonCard>['details']>

const Part = ({ title, children }: { title: string; children: readonly ReactNode[] }) =>
  children.length > 0 ? (
    <section>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  ) : null

const Linked = ({ url, children }: { url: string; children: string }) =>
  url ? (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    children
  )

/** Further parts for people who work with the person: positions, education, publications, awards. */
export const CardDetails = ({
  details: { jobPositions, education, publications, awards },
}: {
  details: Details
}) => {
  const t = useTexts('people')
  const studied = [education.institute, education.faculty, education.course, education.group].filter(Boolean)
  const fetchFile = (awardId: number) =>
    download(downloadAwardFile, { query: { awardId } }).then(saveFile, notifyError)
  return (
    <>
      <Part title={t('archive.fields.jobPositions')}>
        {jobPositions.map((position) => (
          <li key={position}>{position}</li>
        ))}
      </Part>
      <Part title={t('profile.groups.education')}>
        {studied.length > 0 ? [<li key="education">{studied.join(', ')}</li>] : []}
      </Part>
      <Part title={t('profile.groups.publications')}>
        {publications.map(({ title, url }) => (
          <li key={title + url}>
            <Linked url={url}>{title}</Linked>
          </li>
        ))}
      </Part>
      <Part title={t('awards.title')}>
        {awards.map(({ id, year, title, url, file }) => (
          <li key={id}>
            {year} · <Linked url={url}>{title}</Linked>
            {file ? (
              <>
                {' · '}
                <TextButton onClick={() => void fetchFile(id)}>
                  {t('awards.download', { name: file.name })}
                </TextButton>
              </>
            ) : null}
          </li>
        ))}
      </Part>
    </>
  )
}
