import type { ReactNode } from 'react'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import type { WhichBuilder } from './places.ts'
import type { TemplateVersion } from './session/builder-state.ts'
import { useTemplateVersion } from './session/use-builder.ts'

type Props = { which: WhichBuilder; children: (version: TemplateVersion) => ReactNode }

/** Renders its children when the version is loaded; before that, the loading state or the error. */
export const VersionGate = ({ which, children }: Props) => {
  const { data, error, refetch } = useTemplateVersion(which)
  if (data) return children(data)
  return (
    <>
      <PageHead />
      {error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={10} />}
    </>
  )
}
