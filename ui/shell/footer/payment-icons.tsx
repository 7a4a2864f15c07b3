/** The ways to pay, each a small drawing with its name. */
import { footerWords } from "../../words/footer.ts"
import styles from "./footer.module.css"

const lettering = { textAnchor: "middle", dominantBaseline: "central", fontWeight: 700 } as const

const letters = (text: string, fill: string, size: number) => (
  <text x="24" y="16.5" fontSize={size} fill={fill} {...lettering}>
    {text}
  </text>
)

/** [HDR-06] In this order. */
const icons = [
  {
    name: footerWords.creditAccount,
    drawing: (
      <g stroke="#15181b" strokeWidth="2" fill="none">
        <path d="M13 7h22v18H13zM13 13h22M17 18h8M17 21.5h5" />
      </g>
    )
  },
  {
    name: "Mastercard",
    drawing: (
      <>
        <circle cx="20" cy="16" r="8" fill="#eb001b" />
        <circle cx="28" cy="16" r="8" fill="#f79e1b" fillOpacity="0.85" />
      </>
    )
  },
  { name: "Visa", drawing: letters("VISA", "#1a1f71", 15) },
  { name: "PayPal", drawing: letters("PayPal", "#003087", 12) },
  {
    name: "Amex",
    drawing: (
      <>
        <path fill="#016fd0" d="M0 0h48v32H0z" />
        {letters("AMEX", "#ffffff", 13)}
      </>
    )
  },
  {
    name: "UnionPay",
    drawing: (
      <>
        <path fill="#e21836" d="M10 0h12l-5 32H5z" />
        <path fill="#00447c" d="M22 0h11l-5 32H17z" />
        <path fill="#007b84" d="M33 0h11l-5 32H28z" />
        {letters("UnionPay", "#ffffff", 9)}
      </>
    )
  },
  {
    name: "Discover",
    drawing: (
      <>
        <circle cx="40" cy="26" r="10" fill="#f76b20" />
        {letters("Discover", "#15181b", 9.5)}
      </>
    )
  },
  { name: "Zip", drawing: letters("zip", "#5b2fc9", 17) }
] as const

export const PaymentIcons = () => (
  <ul className={styles.payments} aria-label={footerWords.payments}>
    {icons.map(({ name, drawing }) => (
      <li key={name}>
        <svg viewBox="0 0 48 32" role="img" aria-label={name}>
          <title>{name}</title>
          {drawing}
        </svg>
      </li>
    ))}
  </ul>
)
