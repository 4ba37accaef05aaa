import './reading.css'
import { ApiError } from '#platform/web/api/api-error.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { findElement } from '../../../fields/domain/tree.ts'
import { getProjectProfile } from '../../contract/profile.endpoints.ts'
import { profilePictures } from '../profile-pictures.ts'
import { dataOf } from './profile.types.ts'
import { ReadElement } from './ReadElement.tsx'

/** Some elements of a project's profile by code, if the reader may read them; missing ones are omitted. */
export const ProfileElements = ({ id, codes }: { id: number; codes: readonly string[] }) => {
  const t = useTexts('project-profiles')
  const { data, error, refetch } = useCall(
    getProjectProfile,
    { query: { projectId: id } },
    { deniedHere: true },
  )
  if (!data) {
    if (!error) return <LoadingBlock lines={2} />
    const isClosed = error instanceof ApiError && (error.status === 403 || error.status === 404)
    return isClosed ? (
      <p>{t('reading.notOpen')}</p>
    ) : (
      <ErrorState error={error} retry={() => void refetch()} />
    )
  }
  const locale = currentLocale()
  const reading = {
    projectId: data.projectId,
    tree: data.tree,
    data: dataOf(data.tree, data),
    pictures: profilePictures({ projectId: data.projectId }),
  }
  return codes.flatMap((code) => {
    const element = findElement(data.tree, code)
    if (!element) return []
    const { ru, en } = element.shortName.ru === '' ? element.name : element.shortName
    return [
      <section key={code} className="read-element-alone">
        <h3>{locale === 'en' && en !== '' ? en : ru}</h3>
        <ReadElement element={element} reading={reading} />
      </section>,
    ]
  })
}
