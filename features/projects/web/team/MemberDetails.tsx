import { download, saveFile } from '#platform/web/api/download.ts'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { DocumentIcon } from '#platform/web/work/components/icons/icons.ts'
import { TextButton } from '#platform/web/work/components/text/TextButton.tsx'
import { downloadMemberResume } from '../../contract/team.endpoints.ts'
import type { Member } from '../project.types.ts'
import { memberName } from './member-values.ts'

const names = (values: readonly { name: string }[]): string => values.map(({ name }) => name).join(', ')

/** A member's own description, collapsed. */
export const MemberDetails = ({ member }: { member: Member }) => {
  const t = useTexts('projects')
  const { id, resume, resumeFile, additionalInfo } = member
  const facts = [
    [
      'responsibilities',
      [names(member.responsibilityAreas), member.responsibilityArea].filter(Boolean).join('\n'),
    ],
    ['competencies', names(member.competencies)],
    ['resume', resume],
    ['additionalInfo', additionalInfo],
  ].filter(([, text]) => text)
  if (facts.length === 0 && !resumeFile) return null
  const fetchFile = () =>
    withProgress('resume', () => download(downloadMemberResume, { query: { memberId: id } })).then(
      saveFile,
      notifyError,
    )
  return (
    <details className="member-details">
      <summary aria-label={t('team.detailsOf', { name: memberName(member) })}>{t('team.details')}</summary>
      <Facts stacked>
        {facts.map(([key, text]) => (
          <Fact key={key} label={t(`team.${key}`)}>
            {text}
          </Fact>
        ))}
      </Facts>
      {resumeFile ? (
        <TextButton className="member-file" onClick={fetchFile}>
          <DocumentIcon />
          {t('team.resumeDownload', { name: resumeFile.name, size: formatBytes(resumeFile.size) })}
        </TextButton>
      ) : null}
    </details>
  )
}
