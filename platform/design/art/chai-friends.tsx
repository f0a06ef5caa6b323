export function ChaiFriends() {
  return (
    <>
      <g transform="matrix(.5 0 0 .5 23 150)">
        <path
          d="M58 88C54 40 78 34 100 34S146 40 142 88C146 130 150 160 154 182C130 190 70 190 46 182C50 160 54 130 58 88z"
          fill="#231915"
        />
        <path d="M22 200C24 164 52 152 82 146q18 14 36 0C148 152 176 164 178 200z" fill="#ec9100" />
        <path d="M82 146q18 14 36 0l-6 8-12 22-12-22z" fill="#c68a5f" />
        <path d="M82 146l18 30 18-30" fill="none" stroke="#a0321c" strokeWidth="5" />
        <ellipse cx="100" cy="92" rx="33" ry="40" fill="#c68a5f" />
        <path d="M84 120h32v30q-16 14-32 0z" fill="#ad7249" />
        <path d="M84 128q16 12 32 0v-4h-32z" fill="#ad7249" />
        <ellipse cx="100" cy="92" rx="33" ry="39" fill="#c68a5f" />
        <ellipse cx="66" cy="95" rx="6" ry="9" fill="#c68a5f" />
        <ellipse cx="134" cy="95" rx="6" ry="9" fill="#c68a5f" />
        <path
          d="M66 92C64 62 78 48 100 46C122 48 136 62 134 92C130 76 118 66 100 52C82 66 70 76 66 92z"
          fill="#231915"
        />
        <g fill="none" stroke="#2b1a12" strokeLinecap="round" strokeWidth="2.6">
          <path d="M80 82q6-4 12-1M108 81q6-3 12 1" strokeWidth="3" />
          <path d="M100 92q-4 8-3 11q3 2 6 0" strokeOpacity=".35" />
          <path d="M88 112q12 9 24 0" stroke="#8c3a2c" strokeWidth="3" />
        </g>
        <circle cx="86.5" cy="91" r="3" fill="#2b1a12" />
        <circle cx="113.5" cy="91" r="3" fill="#2b1a12" />
        <circle cx="100" cy="76" r="3" fill="#a0321c" />
        <circle cx="66" cy="107" r="3.5" fill="#fbad18" />
        <circle cx="134" cy="107" r="3.5" fill="#fbad18" />
      </g>
      <g transform="matrix(.514 0 0 .514 76.6 145.7)">
        <path d="M64 94C58 50 76 40 100 40S142 50 136 94z" fill="#3a241a" />
        <path d="M22 200C24 164 52 152 82 146q18 14 36 0C148 152 176 164 178 200z" fill="#215284" />
        <path d="M84 143l16 22 16-22 12 6-16 28-12-10-12 10-16-28z" fill="#2f699f" />
        <path d="M86 144l14 18 14-18q-14 8-28 0z" fill="#e0ad82" />
        <ellipse cx="100" cy="92" rx="33" ry="40" fill="#e0ad82" />
        <path d="M84 120h32v30q-16 14-32 0z" fill="#c9916a" />
        <path d="M84 128q16 12 32 0v-4h-32z" fill="#c9916a" />
        <ellipse cx="100" cy="92" rx="33" ry="39" fill="#e0ad82" />
        <ellipse cx="66" cy="95" rx="6" ry="9" fill="#e0ad82" />
        <ellipse cx="134" cy="95" rx="6" ry="9" fill="#e0ad82" />
        <path
          d="M66 96C66 120 78 136 100 136S134 120 134 96C132 108 126 112 118 106Q100 98 82 106C74 112 68 108 66 96z"
          fill="#3a241a"
        />
        <path d="M86 112q14 8 28 0q-2 8-14 8t-14-8z" fill="#e0ad82" />
        <path
          d="M64 90C58 52 76 40 104 40C132 42 140 62 136 90C132 78 130 70 124 66C108 70 92 66 82 62C74 68 68 78 64 90z"
          fill="#3a241a"
        />
        <g fill="none" stroke="#2b1a12" strokeLinecap="round" strokeWidth="2.6">
          <path d="M80 82q6-4 12-1M108 81q6-3 12 1" strokeWidth="3" />
          <path d="M100 92q-4 8-3 11q3 2 6 0" strokeOpacity=".35" />
          <path d="M88 112q12 7 24 0" stroke="#8c3a2c" strokeWidth="3" />
        </g>
        <circle cx="86.5" cy="91" r="3" fill="#2b1a12" />
        <circle cx="113.5" cy="91" r="3" fill="#2b1a12" />
      </g>{' '}
    </>
  )
}
