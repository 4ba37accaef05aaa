import '../showcases.css'
import type { ReactNode } from 'react'
import { ApiError } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { usePathNumber } from '#platform/web/work/navigation/use-path-number.ts'
import { getPublicationTemplate } from '../../contract/publication-template.endpoints.ts'
import { constructorPath } from '../paths.ts'
import type { Template } from '../showcase.types.ts'

/** Renders a screen of the template in the address, once it is loaded. */
export const TemplateGate = ({ children }: { children: (template: Template) => ReactNode }) => {
  const t = useTexts('showcases')
  const id = usePathNumber(constructorPath, 'publicationTemplateId')
  const { data, error, refetch } = useCall(
    getPublicationTemplate,
    { query: { templateId: String(id) } },
    { enabled: id !== undefined, deniedHere: true },
  )
  if (id === undefined || (error instanceof ApiError && error.status === 404))
    return <PageState icon={SearchIcon} title={t('template.none')} text={t('template.noneText')} />
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={10} />
  return children(data)
}
