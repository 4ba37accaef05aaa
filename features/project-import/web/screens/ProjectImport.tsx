import '../import.css'
import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { ImportsList } from '../list/ImportsList.tsx'
import { OneImport } from './OneImport.tsx'

const search = z.object({ importId: numberParam() })

/** Projects brought from a spreadsheet: the files brought so far, or one of them. */
export const ProjectImport = () => {
  const [{ importId }] = useScreenSearch(search)
  return importId === undefined ? <ImportsList /> : <OneImport key={importId} importId={importId} />
}
