/** The shop's units as e-invoices name them. */

/** UN/ECE Recommendation 20, and 21 for packages, which begin with an X there. */
const codes: { readonly [uom: string]: string } = {
  BA: "XBR",
  BD: "XBE",
  BE: "XBL",
  BG: "XBG",
  BX: "XBX",
  CL: "XCL",
  CM: "CMT",
  CS: "XCS",
  CT: "XCT",
  EA: "EA",
  HR: "HUR",
  KG: "KGM",
  KT: "KT",
  LM: "LM",
  LT: "LTR",
  M2: "MTK",
  M3: "MTQ",
  ME: "MTR",
  MT: "TNE",
  PK: "XPK",
  PL: "XPX",
  PR: "PR",
  RL: "XRO",
  SH: "XST",
  ST: "SET",
  TU: "XTU"
}

/** [EINV-02] The code of a unit; what the lists have no code for is counted, `C62`. */
export const eInvoiceUnit = (uom: string): string => (Object.hasOwn(codes, uom) ? codes[uom] : undefined) ?? "C62"
