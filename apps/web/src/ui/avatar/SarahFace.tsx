import css from './SarahFace.module.css';

/** Coach Sarah as she is drawn, with the headset she speaks by: a drawing, as she is no person. `size` in CSS pixels. */
export function SarahFace({ size }: { readonly size: number }) {
  return (
    <svg className={css['face']} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path d="M0 0h64v64H0z" fill="#17603f" />
      <path d="M0 46h64M32 46v18" stroke="#fff" strokeOpacity=".25" strokeWidth="1.5" />
      <path d="M43 15c11 1 14 15 8 26-5-2-9-9-9-17z" fill="#5b3018" />
      <path d="M9 64c1-12 10-17 23-17s22 5 23 17z" fill="#f8c21c" />
      <path d="M24.5 48l7.5 7.5 7.5-7.5-4-3h-7z" fill="#fff" />
      <path d="M27 38h10v9l-5 4-5-4z" fill="#dc9c74" />
      <ellipse cx="32" cy="28.5" rx="13" ry="14.5" fill="#f0b98d" />
      <path d="M18.6 29C16 14 25 9.5 32 9.5S48 14 45.4 29c-1-5-3.5-8-7.4-10-4.5 4-12 4.5-16.5 5-1.6 1.3-2.4 3-2.9 5z" fill="#6b3a1f" />
      <path d="M26.8 27.6v3.2M37.2 27.6v3.2" stroke="#2a1a10" strokeWidth="3.2" strokeLinecap="round" />
      <circle cx="23.2" cy="33.6" r="2.4" fill="#e8735f" fillOpacity=".45" />
      <circle cx="40.8" cy="33.6" r="2.4" fill="#e8735f" fillOpacity=".45" />
      <path d="M26.5 35q5.5 5.5 11 0" fill="none" stroke="#8c3b2e" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M46 33c0 6-4 8.5-8.5 8.8" fill="none" stroke="#10261b" strokeWidth="1.8" />
      <rect x="43.4" y="24.5" width="5" height="9.5" rx="2.5" fill="#10261b" />
      <circle cx="37" cy="41.8" r="1.9" fill="#10261b" />
    </svg>
  );
}
