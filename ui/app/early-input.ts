/** Early input: what is pressed, ticked or chosen before the page's scripts have taken it over is done again once they have. */

/** What tells the page's first script that its others have begun to take the page over. */
export const AWAKE_EVENT = "awake"

/** ms between two tries, and after which a press is given up: nobody waits for it any more. */
const TRY_AGAIN_MS = 100
const LONGEST_WAIT_MS = 30_000

/**
 * The text of the script that remembers the last press. Links, buttons by which the browser itself opens something, and
 * forms that say how or where they are sent work without scripts and are left alone; any other form would only load the page
 * anew, and is held back.
 *
 * React lets no press through to a part that it can't take over yet, so one that reaches its button is answered. A press is
 * dropped once anything else is pressed or typed, and where its button is gone, off or says something else by then.
 *
 * A box that was ticked meanwhile stays so where React takes it over, without a word to whom it concerns, and a choice of a
 * list is undone: each is put back as it was sent, and made again; a key that nobody minds wakes its part of the page up first.
 */
export const earlyInputScript = (): string =>
  `{let p,s,t,a,r,c=new Map,l=(k,f)=>addEventListener(k,f,true),x=b=>(b.ariaLabel||"")+b.textContent,n=f=>f?.matches("[method],[action]"),` +
  `f=()=>{if(p&&(!p.isConnected||p.disabled||x(p)!=s||performance.now()-t>${LONGEST_WAIT_MS}))p=0;p&&p.click();p&&setTimeout(f,${TRY_AGAIN_MS})},` +
  `m=async()=>{r=1;for(let[b,v]of c){if(b.isConnected){let d=k=>b.dispatchEvent(new Event(k,{bubbles:true}));d("keyup");if(b.options){b.value=v;d("change")}else if(v!=b.defaultChecked){b.checked=!v;b.click()}}await new Promise(r=>setTimeout(r))}r=0;f()};` +
  `l("click",e=>{if(!e.isTrusted)return;let b=e.target.closest?.("a,button");p=0;if(!b||b.href||b.popoverTargetElement||b.type=="submit"&&n(b.form))return;p=b;s=x(b);t=e.timeStamp;b.addEventListener("click",()=>p=0,{once:true,capture:true});a?setTimeout(f):e.stopImmediatePropagation()});` +
  `l("submit",e=>(p||!a)&&!n(e.target)&&e.preventDefault());` +
  `l("input",({isTrusted:i,target:b})=>{if(i&&!r){p=0;a||!b.options&&!/^(checkbox|radio)$/.test(b.type)||(c.delete(b),c.set(b,b.options?b.value:b.checked))}});` +
  `l("${AWAKE_EVENT}",()=>{a=1;setTimeout(m)})}`
