/** The site's mark: a ridge, the sun behind it and a swell. */
export function Logo({ className = 'size-10' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <rect width="40" height="40" rx="9" fill="#0b3a4a" />
      <circle cx="26.5" cy="14" r="6" fill="#ffb59f" />
      <path d="M0 27 9 16.5l4.5 4 5-7 6 7.5 3.5-3L40 27v6H0Z" fill="#1f8a86" />
      <path
        d="M0 27.5c5-3.2 10-3.2 15 0s10 3.2 15 0c3.500-2.200 7-2.900 10-2V31a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9Z"
        fill="#62d0cc"
      />
      <path
        d="M0 33c5-3 10-3 15 0s10 3 15 0c3.500-2.100 7-2.700 10-2a9 9 0 0 1-9 9H9a9 9 0 0 1-9-7Z"
        fill="#f6efe2"
      />
    </svg>
  );
}
