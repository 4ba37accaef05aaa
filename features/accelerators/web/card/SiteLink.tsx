/** An address of the web, shown without what everybody knows. */
export const SiteLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noopener noreferrer">
    {url.replace(/^https?:\/\//, '').replace(/\/$/, '')}
  </a>
)
