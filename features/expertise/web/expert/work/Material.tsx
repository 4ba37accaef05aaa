import { useMemo } from 'react'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionIcons } from '#platform/web/work/actions/ActionIcons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { DocumentIcon } from '#platform/web/work/components/icons/icons.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import type { Slots } from '#platform/web/work/slots.ts'
import type { ExpertOrderPage } from '../../job.types.ts'
import { ElementComments, FieldCommentButton, FieldComments } from './FieldComments.tsx'
import { materialFileActions } from './material-file-actions.ts'
import { profileOfJob } from './use-element-names.ts'
import { materialAnchor, useMaterialRead } from './use-material-read.ts'

const nothing = { filled: 0, total: 0 }

type Given = NonNullable<ExpertOrderPage['material']>

const Files = ({ jobId, files }: { jobId: number; files: Given['files'] }) => {
  const actionsOfFile = useActions(materialFileActions)
  return (
    <Rows>
      {files.map((file) => (
        <Row
          key={file.id}
          figure={<DocumentIcon />}
          title={file.name}
          facts={formatBytes(file.size)}
          end={<ActionIcons actions={actionsOfFile({ ...file, jobId, actions: [] })} />}
        />
      ))}
    </Rows>
  )
}

/** The profile fields that the job opens, each with its comments. */
const Fields = ({ jobId, projectId }: { jobId: number; projectId: number }) => {
  const opener = useMemo<Slots['profile.opened']['opener']>(
    () => ({
      id: jobId,
      FieldAction: FieldCommentButton,
      FieldNotes: FieldComments,
      ElementNotes: ElementComments,
    }),
    [jobId],
  )
  const which = useMemo(() => profileOfJob(jobId, projectId), [jobId, projectId])
  return <Slot name="profile.opened" id={which} opener={opener} besides={nothing} />
}

/** The material under review: what the team was required to submit, and what it submitted. */
export const Material = ({ order }: { order: ExpertOrderPage }) => {
  const { id, material, namesHidden, requester } = order
  const t = useTexts('expertise')
  useMaterialRead(order)
  if (!material)
    return (
      <Notice tone="plain" title={t(requester ? 'material.unpublished' : 'material.gone')}>
        {t(requester ? 'material.unpublishedText' : 'material.goneText')}
      </Notice>
    )
  const { description, expectedResult, answer, files, hiddenFiles, hasFields, projectId, workOpened } =
    material
  return (
    <>
      {workOpened ? null : (
        <Notice tone="plain" title={t('material.published')}>
          {t('material.publishedText')}{' '}
          {namesHidden ? null : (
            <TextLink to={linkTo('/bch/view/project-details', { id: projectId })}>
              {t('material.page')}
            </TextLink>
          )}
        </Notice>
      )}
      {description || expectedResult ? (
        <Section title={t('material.task')}>
          {description ? <p className="job-text">{description}</p> : null}
          {expectedResult ? (
            <p className="job-text">
              <strong>{t('material.expected')}</strong> {expectedResult}
            </p>
          ) : null}
        </Section>
      ) : null}
      {workOpened ? (
        <Section id={materialAnchor('ANSWER')} title={t('material.answer')}>
          <p className={answer ? 'job-text' : 'job-hint'}>{answer || t('material.noAnswer')}</p>
        </Section>
      ) : null}
      {files.length > 0 || hiddenFiles > 0 ? (
        <Section id={materialAnchor('FILES')} title={t('material.files')}>
          <Files jobId={id} files={files} />
          {hiddenFiles > 0 ? (
            <p className="job-hint">{t('material.hiddenFiles', { count: hiddenFiles })}</p>
          ) : null}
        </Section>
      ) : null}
      {hasFields ? (
        <Section title={t('material.fields')}>
          <Fields jobId={id} projectId={projectId} />
        </Section>
      ) : null}
    </>
  )
}
