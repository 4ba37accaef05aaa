/** A link, shown without scheme and final slash. */
export const SiteLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noopener noreferrer">
    {url.replace(/^https?:\/\//, '').replace(/\/$/, '')}
  </a>
)
