export class Verdicts {
  #passed = 0
  #failed = 0

  /** Prints whether something holds; `faults` are sentences about what does not. */
  report(what: string, faults: readonly string[]): void {
    if (faults.length === 0) this.#passed++
    else this.#failed++
    console.log(`${faults.length === 0 ? '  ok  ' : 'FAILED'}  ${what}`)
    for (const fault of faults.slice(0, 20)) console.log(`          ${fault}`)
    if (faults.length > 20) console.log(`          … and ${faults.length - 20} more`)
  }

  /** Looks at something; what it throws is a fault. */
  async look(what: string, find: () => Promise<readonly string[]>): Promise<void> {
    this.report(what, await find().catch((error: unknown) => [String(error)]))
  }

  add(passed: number, failed: number): void {
    this.#passed += passed
    this.#failed += failed
  }

  conclude(): void {
    console.log(`\n${this.#passed} passed, ${this.#failed} failed`)
    process.exitCode = this.#failed > 0 ? 1 : 0
  }
}
